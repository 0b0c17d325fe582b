/**
 * Everything by which a page reaches a network, another page or a person. The policy of the page and its sandbox close most of
 * it as well; WebRTC is closed by this alone, since no policy covers it in every browser.
 */
const GLOBALS = [
  // Peer connections.
  'RTCPeerConnection',
  'webkitRTCPeerConnection',
  'mozRTCPeerConnection',
  'RTCDataChannel',
  'RTCDtlsTransport',
  'RTCIceTransport',
  'RTCIceGatherer',
  'RTCSctpTransport',
  'RTCRtpReceiver',
  'RTCRtpSender',
  'RTCRtpTransceiver',
  'RTCCertificate',
  'RTCSessionDescription',
  'RTCIceCandidate',
  'MediaStream',
  // Connections and requests.
  'WebSocket',
  'WebSocketStream',
  'WebTransport',
  'EventSource',
  'XMLHttpRequest',
  'fetchLater',
  'TCPSocket',
  'UDPSocket',
  // Other threads, which would have all of this anew and no guard.
  'Worker',
  'SharedWorker',
  'ServiceWorker',
  'ServiceWorkerContainer',
  'Worklet',
  'AudioContext',
  'webkitAudioContext',
  'OfflineAudioContext',
  // Storage, and ways to other frames.
  'BroadcastChannel',
  'caches',
  'cookieStore',
  'indexedDB',
  'sharedStorage',
  'launchQueue',
  'documentPictureInPicture',
  // Windows, dialogs, sounds, history.
  'open',
  'focus',
  'print',
  'alert',
  'confirm',
  'prompt',
  'navigation',
  'Notification',
  'PaymentRequest',
  'PresentationRequest',
  'PresentationConnection',
  'PublicKeyCredential',
  'speechSynthesis',
  'SpeechSynthesisUtterance',
  'webkitSpeechRecognition',
  'SpeechRecognition',
  'showOpenFilePicker',
  'showSaveFilePicker',
  'showDirectoryPicker',
] as const;

/** Members of objects that stay. */
const MEMBERS: readonly (readonly [holder: string, names: readonly string[]])[] = [
  [
    'Navigator',
    [
      'sendBeacon',
      'serviceWorker',
      'mediaDevices',
      'getUserMedia',
      'webkitGetUserMedia',
      'credentials',
      'clipboard',
      'share',
      'vibrate',
      'registerProtocolHandler',
      'requestMediaKeySystemAccess',
      'bluetooth',
      'usb',
      'hid',
      'serial',
      'locks',
      'storage',
      'storageBuckets',
      'presentation',
    ],
  ],
  ['HTMLElement', ['focus', 'requestFullscreen']],
  ['SVGElement', ['focus']],
  ['MathMLElement', ['focus']],
  ['Element', ['requestFullscreen', 'requestPointerLock', 'webkitRequestFullscreen']],
  ['History', ['back', 'forward', 'go', 'pushState', 'replaceState']],
  ['Document', ['cookie', 'requestStorageAccess', 'browsingTopics']],
  ['HTMLMediaElement', ['captureStream']],
  ['HTMLCanvasElement', ['captureStream']],
];

function take(holder: object, name: string): void {
  if (!(name in holder)) return;
  try {
    Object.defineProperty(holder, name, {
      value: undefined,
      writable: false,
      configurable: false,
      enumerable: false,
    });
  } catch {
    // What cannot be taken is closed by the policy or the sandbox.
  }
}

/** Takes all of it away, for good. It runs before any other code of the frame. */
export function disarm(scope: Window & typeof globalThis): void {
  for (const [holder, names] of MEMBERS) {
    const type = (scope as unknown as Record<string, { prototype?: object } | undefined>)[holder];
    if (type?.prototype) for (const name of names) take(type.prototype, name);
  }
  for (const name of GLOBALS) take(scope, name);
  // Code could be made into a module that nobody guards.
  take(scope.URL, 'createObjectURL');
}
