import {
  dropNote,
  joined,
  keepNote,
  keepProgress,
  keptNotes,
  type ProgressReport,
  sendWaiting,
  waitingCount,
} from './outbox';

const me = 7;
const report = (part: Partial<ProgressReport> = {}): ProgressReport => ({
  courseId: 1,
  videoId: 12,
  position: 30,
  segments: [[0, 30]],
  clientAt: '2026-11-28T08:00:00.000Z',
  ...part,
});
const note = { key: 'k1', courseId: 1, videoId: 12, atSeconds: 21, content: '记一下', isPublic: false };

beforeEach(() => localStorage.clear());

test('of two reports of a lesson one is kept: all that was seen, and the newer place', () => {
  const later = report({ position: 90, segments: [[60, 90]], clientAt: '2026-11-28T08:05:00.000Z' });
  const both = {
    ...later,
    segments: [
      [0, 30],
      [60, 90],
    ],
  };
  expect(joined(report(), later)).toEqual(both);
  expect(joined(later, report())).toEqual(both);
  keepProgress(me, later);
  keepProgress(me, report());
  expect(waitingCount(me)).toBe(1);
});

test('what waits goes in order, stops where the network is away, and what is refused for good is dropped', async () => {
  keepProgress(me, report());
  keepNote(me, note);
  keepNote(me, { ...note, key: 'k2', content: '第二条' });
  const away = new Error('away');
  const mayPass = (reason: unknown) => reason === away;
  const progress = jest.fn().mockResolvedValue(undefined);
  const refused = jest.fn().mockRejectedValueOnce(new Error('refused')).mockRejectedValueOnce(away);
  expect(await sendWaiting(me, { progress, note: refused, mayPass })).toBe(false);
  expect(progress).toHaveBeenCalledTimes(1);
  expect(keptNotes(me, 12).map(({ key }) => key)).toEqual(['k2']);
  expect(await sendWaiting(me, { progress, note: jest.fn().mockResolvedValue(undefined), mayPass })).toBe(
    true,
  );
  expect(waitingCount(me)).toBe(0);
  expect(localStorage).toHaveLength(0);
});

test('what was watched while a report was under way stays for the next', async () => {
  keepProgress(me, report());
  const progress = jest.fn(async () => {
    keepProgress(me, report({ position: 45, segments: [[30, 45]], clientAt: '2026-11-28T08:00:15.000Z' }));
  });
  await sendWaiting(me, { progress, note: jest.fn(), mayPass: () => true });
  expect(waitingCount(me)).toBe(1);
});

test('everybody has their own, and a note can be taken back', () => {
  keepNote(me, note);
  expect(waitingCount(8)).toBe(0);
  dropNote(me, 'k1');
  expect(waitingCount(me)).toBe(0);
});
