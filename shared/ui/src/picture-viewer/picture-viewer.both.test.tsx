import { renderPage } from '@harbor/runtime/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onPhone } from '../kit';
import { Providers, platform } from '../testing';
import { useLargePictures } from '.';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

function Text() {
  const { show, viewer } = useLargePictures();
  return (
    <>
      <button type="button" onClick={() => show(['/a.webp', '/b.webp', '/c.webp'], 1)}>
        看图
      </button>
      {viewer}
    </>
  );
}

test('a picture opens large; the others follow it round, and it can be closed and opened again', async () => {
  const { container } = renderPage(<Text />, { platform, wrapper: Providers });
  const open = () => user.click(screen.getByRole('button', { name: '看图' }));
  await open();
  if (onPhone) {
    await waitFor(() => expect(document.querySelector('img[src="/b.webp"]')).toBeInTheDocument());
    expect(container).toBeInTheDocument();
    return;
  }
  const dialog = within(await screen.findByRole('dialog', { name: '查看图片' }));
  expect(dialog.getByAltText('第 2 张，共 3 张')).toHaveAttribute('src', '/b.webp');
  await user.click(dialog.getByRole('button', { name: '下一张' }));
  await user.click(dialog.getByRole('button', { name: '下一张' }));
  expect(dialog.getByAltText('第 1 张，共 3 张')).toHaveAttribute('src', '/a.webp');
  await user.click(dialog.getByRole('button', { name: '上一张' }));
  expect(dialog.getByAltText('第 3 张，共 3 张')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await open();
  expect(within(await screen.findByRole('dialog')).getByAltText('第 2 张，共 3 张')).toBeInTheDocument();
});
