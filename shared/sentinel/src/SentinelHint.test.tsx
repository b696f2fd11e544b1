import type { SentinelPlace } from '@harbor/contract/sentinel';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SentinelHint } from './SentinelHint';
import { useSentinel } from './useSentinel';

const sent = jest.fn();
beforeEach(() => sent.mockClear());

function Field({ place }: { place: SentinelPlace }) {
  const [text, setText] = useState('');
  const watch = useSentinel(text, place);
  const send = async () => (await watch.check()) && sent(text);
  return (
    <>
      <textarea aria-label="内容" value={text} onChange={({ target }) => setText(target.value)} />
      <SentinelHint watch={watch} onAdopt={setText} onInsist={() => sent(text)} />
      <button type="button" onClick={() => void send()}>
        提交
      </button>
    </>
  );
}

const user = userEvent.setup({ delay: null });
const write = (text: string) => user.type(screen.getByLabelText('内容'), text);
const submit = () => user.click(screen.getByRole('button', { name: '提交' }));

test('harmless words are sent without a hint', async () => {
  render(<Field place="review" />);
  await write('老师讲得很清楚');
  await submit();
  await waitFor(() => expect(sent).toHaveBeenCalledWith('老师讲得很清楚'));
  expect(screen.queryByRole('status')).toBeNull();
});

test('what is not accepted stands at the field with a wording that is, and cannot be sent', async () => {
  render(<Field place="note" />);
  await write('求代写论文');
  expect(await screen.findByRole('status')).toHaveTextContent('合规提示：代写代发');
  expect(screen.queryByRole('button', { name: '仍然提交' })).toBeNull();
  await submit();
  expect(sent).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: '采用改写' }));
  expect(screen.getByLabelText('内容')).toHaveValue('请指导我梳理论文');
  await submit();
  await waitFor(() => expect(sent).toHaveBeenCalledWith('请指导我梳理论文'));
  expect(screen.queryByRole('status')).toBeNull();
});

test('of other words the writer decides after a look, until they change', async () => {
  render(<Field place="support" />);
  await write('代写论文吗');
  await submit();
  expect(await screen.findByRole('status')).toBeInTheDocument();
  expect(sent).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: '仍然提交' }));
  expect(sent).toHaveBeenCalledWith('代写论文吗');
  expect(screen.queryByRole('status')).toBeNull();
  await write('？');
  expect(await screen.findByRole('status')).toBeInTheDocument();
});
