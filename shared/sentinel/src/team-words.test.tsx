import { fault, type Handlers, renderPage } from '@harbor/runtime/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SentinelHint } from './SentinelHint';
import { useSentinel } from './useSentinel';

function Field({ onSend }: { onSend: (text: string) => void }) {
  const [text, setText] = useState('');
  const watch = useSentinel(text, 'note');
  const send = async () => (await watch.check()) && onSend(text);
  return (
    <>
      <textarea aria-label="内容" value={text} onChange={({ target }) => setText(target.value)} />
      <SentinelHint watch={watch} onAdopt={setText} />
      <button type="button" onClick={() => void send()}>
        提交
      </button>
    </>
  );
}

const hit = {
  ...{ rule: 'words', label: '不合适的用语', severity: 'block' as const, from: 2, to: 6 },
  ...{ text: '蓝海资料', message: '含有本站不能发布的用语。', rewrite: '公开资料', hold: false },
};
const user = userEvent.setup({ delay: null });
const sent = jest.fn();

function open(handlers: Handlers, session?: 'buyer') {
  sent.mockClear();
  return renderPage(<Field onSend={sent} />, { session, handlers });
}

test('words of the team stand at the field, and stop the sending until they are gone', async () => {
  open(
    {
      'POST /sentinel/look': ({ body }) => ({ hits: JSON.stringify(body).includes('蓝海资料') ? [hit] : [] }),
    },
    'buyer',
  );
  await user.type(screen.getByLabelText('内容'), '出售蓝海资料');
  expect(await screen.findByRole('status')).toHaveTextContent('含有本站不能发布的用语');
  await user.click(screen.getByRole('button', { name: '提交' }));
  expect(sent).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: '采用改写' }));
  await user.click(screen.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith('出售公开资料'));
});

test('without an answer the rules of the site hold alone', async () => {
  open({ 'POST /sentinel/look': fault.unavailable }, 'buyer');
  await user.type(screen.getByLabelText('内容'), '请周末前完成');
  await user.click(screen.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith('请周末前完成'));
});

test('visitors ask nothing', async () => {
  const { requests } = open({});
  await user.type(screen.getByLabelText('内容'), '出售其他资料');
  await user.click(screen.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(requests.filter(({ key }) => key.includes('sentinel'))).toEqual([]);
});
