/** What cards show: 3:2, as large as the server keeps it. */
export const frame = { width: 1200, height: 800 };

/** A smaller picture would be blurred on a card. */
export const least = { width: 600, height: 400 };

/** Where the cut lies: how far it is zoomed in (1 = as much as fits), and its middle in parts of the picture. */
export interface Cut {
  zoom: number;
  x: number;
  y: number;
}

export const wholeCut: Cut = { zoom: 1, x: 0.5, y: 0.5 };
export const mostZoom = 4;

interface Size {
  width: number;
  height: number;
}

/** The part of the picture that a cut shows, in its px; never beyond its edges. Pure. */
export function partOf(picture: Size, { zoom, x, y }: Cut) {
  const scale = Math.min(picture.width / frame.width, picture.height / frame.height) / zoom;
  const width = frame.width * scale;
  const height = frame.height * scale;
  const within = (middle: number, size: number, all: number) =>
    Math.min(Math.max(middle * all - size / 2, 0), all - size);
  return { left: within(x, width, picture.width), top: within(y, height, picture.height), width, height };
}

/** A cut that is moved, by parts of what it shows, and zoomed; it stays within the picture. Pure. */
export function changed(picture: Size, cut: Cut, by: { x?: number; y?: number; zoom?: number }): Cut {
  const zoom = Math.min(Math.max(by.zoom ?? cut.zoom, 1), mostZoom);
  const shown = partOf(picture, { ...cut, zoom });
  const { left, top, width, height } = partOf(picture, {
    zoom,
    x: cut.x + ((by.x ?? 0) * shown.width) / picture.width,
    y: cut.y + ((by.y ?? 0) * shown.height) / picture.height,
  });
  return { zoom, x: (left + width / 2) / picture.width, y: (top + height / 2) / picture.height };
}

/** Draws a cut into a canvas, as large as that is. */
export function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, cut: Cut): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const { left, top, width, height } = partOf(picture, cut);
  // What is transparent is white on the site, and would be black in a JPEG.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
}

/** The cut as a file to send: some hundred KB, without anything that the picture's file said besides. */
export function fileOf(picture: ImageBitmap, cut: Cut): Promise<File | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = frame.width;
  canvas.height = frame.height;
  draw(canvas, picture, cut);
  return new Promise((done) => {
    canvas.toBlob(
      (blob) => done(blob ? new File([blob], 'picture.jpg', { type: 'image/jpeg' }) : undefined),
      'image/jpeg',
      0.9,
    );
  });
}
