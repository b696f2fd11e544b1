import { renderPage } from '@harbor/runtime/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useListAddress } from './useListAddress';

function Probe() {
  const address = useListAddress(['status', 'keyword']);
  return (
    <>
      <p>{JSON.stringify([address.oneOf('status', ['1', '2']), address.page, address.narrowed])}</p>
      <a href={address.toPage(3)}>third</a>
      <a href={address.to({ status: '2' })}>second</a>
      <button type="button" onClick={() => address.go({ keyword: '均值' })}>
        find
      </button>
    </>
  );
}

test('an address that makes no sense shows everything, and other filters begin on the first page', async () => {
  const page = renderPage(<Probe />, { path: '/staff/exams?status=7&page=x&other=1' });
  expect(screen.getByText('[null,1,true]')).toBeInTheDocument();
  page.unmount();
  const { path } = renderPage(<Probe />, { path: '/staff/exams?status=1&page=2' });
  expect(screen.getByText('["1",2,true]')).toBeInTheDocument();
  expect(screen.getByText('third')).toHaveAttribute('href', '/staff/exams?status=1&page=3');
  expect(screen.getByText('second')).toHaveAttribute('href', '/staff/exams?status=2');
  await userEvent.click(screen.getByText('find'));
  expect(path()).toBe(`/staff/exams?status=1&keyword=${encodeURIComponent('均值')}`);
});
