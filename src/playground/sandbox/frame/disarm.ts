/**
 * Everything that lets a page reach a network, another page, or a person. The page's policy and its sandbox
 * block most of it as well, but WebRTC is only blocked here, since no policy covers it in every browser.
 */
const GLOBALS = [
  // Peer connections.
  'RTCPeerConnection webkitRTCPeerConnection mozRTCPeerConnection RTCIceTransport RTCIceGatherer',
  // Connections and requests.
  'WebSocket WebSocketStream WebTransport EventSource XMLHttpRequest fetchLater',
  // Other threads, which would have all of these again and wouldn't have a guard.
  'Worker SharedWorker AudioContext webkitAudioContext OfflineAudioContext',
  // Storage, and access to other frames.
  'BroadcastChannel caches cookieStore indexedDB sharedStorage documentPictureInPicture',
  // The message that's being handled, with the runner's own port.
  'event',
  // Windows, dialogs, sounds, and history.
  'open focus print alert confirm prompt navigation Notification PaymentRequest PresentationRequest',
  'speechSynthesis webkitSpeechRecognition SpeechRecognition',
].flatMap((names) => names.split(' '));

/**
 * Members of objects that stay. Opening a document again would remove the frame's own event listeners, and
 * some worklets are members of `CSS` or of an element.
 */
const MEMBERS: readonly (readonly [holder: string, names: readonly string[]])[] = [
  // Everything that needs a permission is blocked, since the frame isn't allowed to ask for one.
  ['Navigator', ['sendBeacon', 'serviceWorker', 'getUserMedia', 'clipboard', 'share', 'vibrate']],
  ['HTMLElement', ['focus']],
  ['SVGElement', ['focus']],
  ['MathMLElement', ['focus']],
  // A shadow tree would hide frames from the runner.
  [
    'Element',
    ['requestFullscreen', 'requestPointerLock', 'webkitRequestFullscreen', 'attachShadow', 'setHTMLUnsafe'],
  ],
  ['History', ['back', 'forward', 'go', 'pushState', 'replaceState']],
  ['Document', ['cookie', 'requestStorageAccess', 'browsingTopics', 'open', 'close', 'write', 'writeln']],
  ['Worklet', ['addModule']],
];

function take(holder: object | undefined, name: string): void {
  if (holder === undefined || !(name in holder)) return;
  try {
    Object.defineProperty(holder, name, { value: undefined, writable: false, configurable: false });
  } catch {
    // Anything that can't be removed is blocked by the policy or the sandbox.
  }
}

/**
 * Removes all of it permanently. This runs before any other code.
 * @param scope - The global object of a page, or of a worker, which lacks most of these objects.
 */
export function disarm(scope: Partial<Window & typeof globalThis>): void {
  for (const [holder, names] of MEMBERS) {
    const type = (scope as unknown as Record<string, { prototype?: object } | undefined>)[holder];
    if (type?.prototype) for (const name of names) take(type.prototype, name);
  }
  for (const name of GLOBALS) take(scope, name);
  // Otherwise, code could be turned into a module without a guard.
  take(scope.URL, 'createObjectURL');
  // Like `setHTMLUnsafe`, it creates shadow trees.
  take(scope.Document, 'parseHTMLUnsafe');
}
