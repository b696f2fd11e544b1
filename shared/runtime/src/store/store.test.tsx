import { act, render, screen } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { resetRuntime } from '../testing/reset';
import { atoms, store, useAtom, useAtomValue, useSetAtom } from '.';

beforeEach(() => resetRuntime());

test('the defaults are those of the specification', () => {
  const start = Object.fromEntries(
    (['academicPage', 'academicType', 'academicSort', 'menuItem', 'sendPostVisible', 'forum'] as const).map(
      (name) => [name, store.get<unknown>(atoms[name])],
    ),
  );
  expect(start).toEqual({
    academicPage: 1,
    academicType: 1,
    academicSort: 1,
    menuItem: 1,
    sendPostVisible: false,
    forum: { menuId: 1, tabsId: 1, scrollTop: 0, pageDetail: null },
  });
});

function Sort() {
  const [sort, setSort] = useAtom(atoms.academicSort);
  const setMenu = useSetAtom(atoms.menuItem);
  return (
    <button
      type="button"
      onClick={() => {
        setSort((old) => old + 1);
        setMenu(5);
      }}
    >
      {sort} {useAtomValue(atoms.menuItem)}
    </button>
  );
}

test("hooks of two roots share the product's store, not jotai's default one", () => {
  render(<Sort />);
  render(<Sort />);
  act(() => screen.getAllByRole('button')[0]?.click());
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['2 5', '2 5']);
  expect(getDefaultStore().get(atoms.academicSort)).toBe(1);
});
