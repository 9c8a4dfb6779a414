export interface Size {
  readonly width: number;
  readonly height: number;
}

/** As large as a PNG goes into a box, its shape kept. */
export function logoSize(png: Uint8Array, box: Size): Size {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const scale = Math.min(box.width / width, box.height / height);
  return { width: width * scale, height: height * scale };
}
