import type { ComparisonBlock } from '@harbor/contract';
import { renderPage } from '@harbor/runtime/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Change } from './Change';

const user = userEvent.setup({ delay: null });
const block: ComparisonBlock = {
  key: 'a',
  kind: 'changed',
  left: 2,
  right: 2,
  parts: [{ op: 1, text: '硬度随之升高。' }],
};

it('keeps a question as it was asked, and none that asks for somebody to write', async () => {
  const onMark = jest.fn();
  renderPage(<Change block={block} mark={undefined} busy={false} onMark={onMark} />, { session: 'buyer' });
  await user.click(screen.getByRole('button', { name: '提问' }));
  const field = screen.getByLabelText('您的问题');
  await user.type(field, '这一段请老师代写');
  await user.click(screen.getByRole('button', { name: '记下问题' }));
  expect(await screen.findByText(/合规提示/)).toBeInTheDocument();
  expect(onMark).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, '这里希望保留因果的语气');
  await user.click(screen.getByRole('button', { name: '记下问题' }));
  await waitFor(() =>
    expect(onMark).toHaveBeenCalledWith('question', '这里希望保留因果的语气', expect.any(Function)),
  );
});
