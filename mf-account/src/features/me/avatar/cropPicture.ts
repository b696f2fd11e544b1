/** A square of a picture, in its own pixels. */
export interface Square {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Width and height of an avatar in px: twice the largest place where one is shown. */
export const avatarSize = 400;

/**
 * Cuts a square out of a picture and makes an avatar of it.
 * @throws Error for what is no picture, or one too damaged to be drawn
 */
export async function cropPicture(file: Blob, square: Square): Promise<File> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const canvas = document.createElement('canvas');
  canvas.width = avatarSize;
  canvas.height = avatarSize;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no pictures');
  // What is transparent becomes white, not black: JPEG knows no transparency.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, avatarSize, avatarSize);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(
    picture,
    ...([square.x, square.y, square.width, square.height] as const),
    ...([0, 0, avatarSize, avatarSize] as const),
  );
  picture.close();
  const cut = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9));
  if (!cut) throw new Error('the picture could not be drawn');
  return new File([cut], 'avatar.jpg', { type: 'image/jpeg' });
}
