import { Busy, HttpProblem } from '../../../http/problem';
import { withPicture } from './clean-image';

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const failing = (message: string) => withPicture(onePixel, () => Promise.reject(new Error(message)));

test.each(['timeout: 25% complete', 'out of memory', 'cannot allocate memory for tile'])(
  'what the machine does not get done is no fault of the picture: %s',
  async (message) => {
    const error = await failing(message).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Busy);
    expect(error).toMatchObject({
      said: expect.stringContaining('稍后再试'),
      retryAfter: expect.any(Number),
    });
  },
);

test('a picture that cannot be read is told as such', async () => {
  await expect(failing('VipsJpeg: premature end of JPEG image')).rejects.toBeInstanceOf(HttpProblem);
});

test('a hundred wait, however long those before them take; the next is told to come again', async () => {
  let open = () => {};
  const held = new Promise<void>((resolve) => {
    open = resolve;
  });
  const all = Array.from({ length: 103 }, () => withPicture(onePixel, () => held));
  await expect(all.at(-1)).rejects.toBeInstanceOf(Busy);
  open();
  const ends = await Promise.allSettled(all);
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(102);
});
