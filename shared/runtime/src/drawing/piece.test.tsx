import { act, screen } from '@testing-library/react';
import { lazy, type ReactNode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Piece } from './piece';
import { useOwn } from './taken-over';

jest.mock('./drawn', () => ({ isDrawn: () => true }));

/** Takes over markup as the server draws it. */
async function takeOver(html: string, page: ReactNode) {
  const complaints: unknown[] = [];
  const place = document.createElement('div');
  place.innerHTML = html;
  document.body.replaceChildren(place);
  await act(async () => {
    hydrateRoot(place, page, { onRecoverableError: (error) => complaints.push(error) });
  });
  return complaints;
}

test('a piece whose code comes late is taken over as it stands, whatever changes around it before', async () => {
  let arrive = (_: { default: typeof Words }) => {};
  const Words = ({ count }: { count: number }) => <p>{count} 条</p>;
  const Late = lazy(() => new Promise<{ default: typeof Words }>((resolve) => (arrive = resolve)));
  let change = (_: number) => {};
  function Page() {
    const [count, setCount] = useState(1);
    change = setCount;
    return (
      <Piece fallback={<p>正在加载</p>}>
        <Late count={count} />
      </Piece>
    );
  }
  const complaints = await takeOver('<!--$--><p>1<!-- --> 条</p><!--/$-->', <Page />);
  const served = screen.getByText('1 条');
  await act(async () => change(2));
  expect(screen.getByText('1 条')).toBe(served);
  await act(async () => arrive({ default: Words }));
  expect(await screen.findByText('2 条')).toBe(served);
  expect(complaints).toEqual([]);
});

test('what this browser keeps shows once the page is its own', async () => {
  const read = () => '写了一半';
  const Kept = () => <p>{useOwn(read, '空白')}</p>;
  const complaints = await takeOver('<p>空白</p>', <Kept />);
  expect(screen.getByText('写了一半')).toBeInTheDocument();
  expect(complaints).toEqual([]);
});
