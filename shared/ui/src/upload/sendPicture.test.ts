import { ApiError, call } from '@harbor/runtime';
import { pauses } from './patience';
import { sendPicture } from './sendPicture';

jest.mock('@harbor/runtime', () => ({ ...jest.requireActual('@harbor/runtime'), call: jest.fn() }));

const busy = new ApiError({ kind: 'unavailable', code: 503, msg: '正在处理的图片较多，请稍后再试' });
const picture = new File(['x'], 'a.png', { type: 'image/png' });
const calls = jest.mocked(call);

const before = [...pauses];
beforeEach(() => {
  pauses.fill(1);
  calls.mockReset();
});
afterAll(() => pauses.splice(0, pauses.length, ...before));

test('a picture is sent again while the server is busy with others', async () => {
  calls
    .mockRejectedValueOnce(busy)
    .mockRejectedValueOnce(busy)
    .mockResolvedValueOnce({ url: '/media/a.webp' });
  await expect(sendPicture(picture, () => {}).url).resolves.toBe('/media/a.webp');
});

test('after four tries the person is told, and what is wrong with a picture at once', async () => {
  calls.mockRejectedValue(busy);
  await expect(sendPicture(picture, () => {}).url).rejects.toBe(busy);
  expect(calls).toHaveBeenCalledTimes(4);
  const broken = new ApiError({ kind: 'answer', code: 422, msg: '图片已损坏' });
  calls.mockReset().mockRejectedValue(broken);
  await expect(sendPicture(picture, () => {}).url).rejects.toBe(broken);
  expect(calls).toHaveBeenCalledTimes(1);
});

test('a picture of the site itself goes where the page says, as patiently', async () => {
  const take = jest.fn().mockRejectedValueOnce(busy).mockResolvedValueOnce({ url: '/media/press.webp' });
  await expect(sendPicture(picture, () => {}, undefined, take).url).resolves.toBe('/media/press.webp');
  expect(take.mock.calls.map(([body]) => (body as FormData).get('filename'))).toEqual(['a.png', 'a.png']);
  expect(calls).not.toHaveBeenCalled();
});
