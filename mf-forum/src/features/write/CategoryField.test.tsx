import { renderPage } from '@harbor/runtime/testing';
import { DesktopProviders } from '@harbor/ui/desktop';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CategoryField } from './CategoryField';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const one = { parent_id: null, description: '', cover: '', post_count: 0 };
const category = (id: number, title: string, child: { id: number; title: string }) => ({
  ...one,
  id,
  title,
  children: [{ ...one, ...child, parent_id: id }],
});
const categories = {
  data: [
    category(1, '论文写作', { id: 11, title: '选题与开题' }),
    category(2, '数据分析', { id: 21, title: '统计方法' }),
  ],
};

/** A form that draws itself anew from outside, as one does that saves what is typed. */
let drawAnew: () => void;
function Form({ onChange }: { onChange: (id: number | null) => void }) {
  const [, setDrawn] = useState(0);
  drawAnew = () => setDrawn((times) => times + 1);
  return <CategoryField id="category" value={11} disabled={false} problem={undefined} onChange={onChange} />;
}

test('the column that somebody opened stays while the form draws itself anew', async () => {
  const onChange = jest.fn();
  renderPage(<Form onChange={onChange} />, {
    wrapper: DesktopProviders,
    handlers: { 'GET /hot_post/get_category': categories },
  });
  await user.click(await screen.findByRole('combobox'));
  await user.click(await screen.findByText('数据分析'));
  expect(screen.getByText('统计方法')).toBeInTheDocument();
  act(() => drawAnew());
  await user.click(screen.getByText('统计方法'));
  expect(onChange).toHaveBeenCalledWith(21);
});
