import { atoms, store } from '@harbor/runtime';
import { renderPage } from '@harbor/runtime/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { site } from '../testing/routes';
import { useSupportView } from './useSupportView';

const answers: (() => Promise<{ default: () => React.ReactNode }>)[] = [];
const load = () => answers.shift()?.() ?? Promise.reject(new Error('none'));

function Support() {
  const View = useSupportView(load);
  return View ? <View /> : null;
}

test('code that cannot be had is said, and the next press tries again', async () => {
  answers.push(() => Promise.reject(new Error('gone')));
  const { notices } = renderPage(<Support />, { snapshot: site });
  act(() => store.set(atoms.supportVisible, true));
  await waitFor(() => expect(notices).toEqual([{ kind: 'error', text: '客服信息没有加载出来，请稍后再试' }]));
  expect(store.get(atoms.supportVisible)).toBe(false);
  answers.push(async () => ({ default: () => <p>客服</p> }));
  act(() => store.set(atoms.supportVisible, true));
  expect(await screen.findByText('客服')).toBeInTheDocument();
});
