import { ask, navigate, type Question } from '@harbor/runtime';
import { resetRuntime } from '@harbor/runtime/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DesktopNotifier } from '../desktop';
import { MobileNotifier } from '../mobile';
import { Providers, platform } from '../testing';

const Notifier = platform === 'mobile' ? MobileNotifier : DesktopNotifier;
const question = {
  title: '删除草稿？',
  text: '删除后不能恢复。',
  yes: '删除',
  danger: true,
};

/** Asks on a page that draws questions as the site does. */
async function asked(onYes: Question['onYes']) {
  resetRuntime();
  render(<Notifier />, { wrapper: Providers });
  act(() => ask({ ...question, onYes }));
  return screen.findByRole('dialog', { name: question.title });
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const press = (name: string) => user.click(screen.getByRole('button', { name }));

test('a question says what happens; no leaves all as it is', async () => {
  const onYes = jest.fn();
  expect(await asked(onYes)).toHaveTextContent(question.text);
  await press('取消');
  await gone();
  expect(onYes).not.toHaveBeenCalled();
});

test('yes keeps the question until what it leads to is done', async () => {
  let done = () => {};
  await asked(() => new Promise<void>((resolve) => (done = resolve)));
  await press(question.yes);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  await act(async () => done());
  await gone();
});

test('what fails leaves the question for another try', async () => {
  const onYes = jest.fn().mockRejectedValueOnce(new Error('503')).mockResolvedValueOnce(undefined);
  await asked(onYes);
  await press(question.yes);
  // Its button waits for the failure first.
  await screen.findByRole('button', { name: question.yes });
  await press(question.yes);
  await gone();
  expect(onYes).toHaveBeenCalledTimes(2);
});

test('a question goes with the page that asked it', async () => {
  await asked(jest.fn());
  act(() => navigate('/elsewhere'));
  await gone();
});
