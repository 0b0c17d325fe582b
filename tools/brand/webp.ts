// Joins pictures to an animated WebP. The browser encodes each picture; the container around them is a list of chunks.

/** A picture that appears at a position for some time. The first picture fills the canvas. */
export interface Frame {
  /** A still WebP. */
  readonly picture: Buffer;
  /** In px. Both must be even. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How long it's shown, in milliseconds. */
  readonly duration: number;
}

const chunk = (name: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
};

/** Finds the chunk of a still WebP that contains its pixels. */
function pixelsOf(webp: Buffer): Buffer {
  for (let at = 12; at < webp.length;) {
    const name = webp.toString('latin1', at, at + 4);
    const length = webp.readUInt32LE(at + 4);
    if (name === 'VP8 ' || name === 'VP8L') return chunk(name, webp.subarray(at + 8, at + 8 + length));
    at += 8 + length + (length % 2);
  }
  throw new Error('The browser encoded a picture without pixels');
}

/** Joins frames to an animation that repeats forever. */
export function animatedWebp(frames: readonly Frame[], width: number, height: number): Buffer {
  const canvas = Buffer.alloc(10);
  canvas.writeUInt8(0b10, 0); // the file is an animation
  canvas.writeUIntLE(width - 1, 4, 3);
  canvas.writeUIntLE(height - 1, 7, 3);
  const parts = frames.map((frame) => {
    const head = Buffer.alloc(16);
    head.writeUIntLE(frame.x / 2, 0, 3);
    head.writeUIntLE(frame.y / 2, 3, 3);
    head.writeUIntLE(frame.width - 1, 6, 3);
    head.writeUIntLE(frame.height - 1, 9, 3);
    head.writeUIntLE(frame.duration, 12, 3);
    head.writeUInt8(0b10, 15); // replaces what's below instead of blending with it
    return chunk('ANMF', Buffer.concat([head, pixelsOf(frame.picture)]));
  });
  const content = Buffer.concat([
    Buffer.from('WEBP'),
    chunk('VP8X', canvas),
    chunk('ANIM', Buffer.alloc(6)),
    ...parts,
  ]);
  return chunk('RIFF', content);
}
