interface Size {
  width: number;
  height: number;
}

/** What is cut out: how large the server keeps it, in px, and the least that is not blurred on a card. */
export interface CutShape {
  /** As people say it: 3:2. */
  name: string;
  width: number;
  height: number;
  least: Size;
}

/** Cards of services and headlines. */
export const cardShape: CutShape = {
  name: '3:2',
  width: 1200,
  height: 800,
  least: { width: 600, height: 400 },
};

/** Covers of courses, and of what is watched. */
export const screenShape: CutShape = {
  name: '16:9',
  width: 1280,
  height: 720,
  least: { width: 640, height: 360 },
};

/** Where the cut lies: how far it is zoomed in (1 = as much as fits), and its middle in parts of the picture. */
export interface Cut {
  zoom: number;
  x: number;
  y: number;
}

export const wholeCut: Cut = { zoom: 1, x: 0.5, y: 0.5 };
export const mostZoom = 4;

/** The part of the picture that a cut shows, in its px; never beyond its edges. Pure. */
export function partOf(picture: Size, { zoom, x, y }: Cut, frame: Size = cardShape) {
  const scale = Math.min(picture.width / frame.width, picture.height / frame.height) / zoom;
  const width = frame.width * scale;
  const height = frame.height * scale;
  const within = (middle: number, size: number, all: number) =>
    Math.min(Math.max(middle * all - size / 2, 0), all - size);
  return { left: within(x, width, picture.width), top: within(y, height, picture.height), width, height };
}

/** A cut that is moved, by parts of what it shows, and zoomed; it stays within the picture. Pure. */
export function changed(
  picture: Size,
  cut: Cut,
  by: { x?: number; y?: number; zoom?: number },
  frame: Size = cardShape,
): Cut {
  const zoom = Math.min(Math.max(by.zoom ?? cut.zoom, 1), mostZoom);
  const shown = partOf(picture, { ...cut, zoom }, frame);
  const middle = {
    zoom,
    x: cut.x + ((by.x ?? 0) * shown.width) / picture.width,
    y: cut.y + ((by.y ?? 0) * shown.height) / picture.height,
  };
  const { left, top, width, height } = partOf(picture, middle, frame);
  return { zoom, x: (left + width / 2) / picture.width, y: (top + height / 2) / picture.height };
}

/** Draws a cut into a canvas, as large as that is. */
export function draw(
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  cut: Cut,
  frame: Size = cardShape,
): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const { left, top, width, height } = partOf(picture, cut, frame);
  // What is transparent is white on the site, and would be black in a JPEG.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
}

/** The cut as a file to send: some hundred KB, without anything that the picture's file said besides. */
export function fileOf(picture: ImageBitmap, cut: Cut, frame: Size = cardShape): Promise<File | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = frame.width;
  canvas.height = frame.height;
  draw(canvas, picture, cut, frame);
  return new Promise((done) => {
    canvas.toBlob(
      (blob) => done(blob ? new File([blob], 'picture.jpg', { type: 'image/jpeg' }) : undefined),
      'image/jpeg',
      0.9,
    );
  });
}
