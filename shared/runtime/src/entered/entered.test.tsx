import { act, fireEvent, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { navigate } from '../navigation';
import { resetRuntime } from '../testing';
import { enterAgain, keepEntered, keepWriting } from './entered';

function Form() {
  const [name, setName] = useState('');
  const [about, setAbout] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [kind, setKind] = useState('a');
  return (
    <form>
      <input aria-label="姓名" value={name} onChange={(event) => setName(event.target.value)} />
      <textarea aria-label="说明" value={about} onChange={(event) => setAbout(event.target.value)} />
      <input
        type="checkbox"
        aria-label="同意"
        checked={agreed}
        onChange={(event) => setAgreed(event.target.checked)}
      />
      <select aria-label="种类" value={kind} onChange={(event) => setKind(event.target.value)}>
        <option value="a">甲</option>
        <option value="b">乙</option>
      </select>
      <output>{JSON.stringify({ name, about, agreed, kind })}</output>
    </form>
  );
}

const all = { name: '陈明', about: '两轮\n返修', agreed: true, kind: 'b' };

function fill(place: HTMLElement): void {
  const find = (label: string) => place.querySelector(`[aria-label="${label}"]`) as HTMLInputElement;
  find('姓名').value = all.name;
  find('说明').value = all.about;
  find('同意').checked = all.agreed;
  find('种类').value = all.kind;
}

/** A page as it was served, with words in its fields. */
function served(): HTMLElement {
  resetRuntime();
  document.body.innerHTML = `<div id="harbor-root">${renderToString(<Form />)}</div>`;
  const root = document.getElementById('harbor-root') as HTMLElement;
  fill(root);
  keepEntered(root);
  return root;
}

const known = (root: HTMLElement) => JSON.parse(root.querySelector('output')?.textContent ?? '');

test('what was entered before a page is taken over stands there afterwards, and the page knows it', async () => {
  const root = served();
  const field = root.querySelector('input');
  await act(async () => void hydrateRoot(root, <Form />));
  act(enterAgain);
  expect(known(root)).toEqual(all);
  expect(root.querySelector('input')).toBe(field);
});

test('a page that is drawn anew has what was entered into the other one, with the place somebody writes at', async () => {
  const root = served();
  const old = root.querySelector('input') as HTMLInputElement;
  old.focus();
  old.setSelectionRange(1, 1);
  const aside = document.createElement('div');
  root.before(aside);
  keepWriting(() => aside.append(...root.childNodes));
  expect(old).toHaveFocus();
  await act(async () => createRoot(root).render(<Form />));
  aside.remove();
  act(enterAgain);
  expect(known(root)).toEqual(all);
  const field = root.querySelector('input') as HTMLInputElement;
  expect(field).toHaveFocus();
  expect(field.selectionStart).toBe(1);
});

test('what was sent, and what was left with its page, is not put back', async () => {
  for (const leave of [
    (root: HTMLElement) => root.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true })),
    () => navigate('/elsewhere'),
  ]) {
    const root = served();
    await act(async () => void hydrateRoot(root, <Form />));
    act(() => void leave(root));
    act(enterAgain);
    expect(known(root)).toEqual({ name: '', about: '', agreed: false, kind: 'a' });
  }
});

test('words that the page itself has put into a field stay', async () => {
  const root = served();
  await act(async () => void hydrateRoot(root, <Form />));
  const field = root.querySelector('input') as HTMLInputElement;
  fireEvent.change(field, { target: { value: '草稿里的名字' } });
  act(enterAgain);
  expect(field.value).toBe('草稿里的名字');
});

test('the page hears once of what was entered, and goes on by itself from there', async () => {
  resetRuntime();
  const heard: boolean[] = [];
  const box = (
    <input type="checkbox" aria-label="同意" onChange={(event) => heard.push(event.target.checked)} />
  );
  document.body.innerHTML = `<div id="harbor-root">${renderToString(box)}</div>`;
  const root = document.getElementById('harbor-root') as HTMLElement;
  const field = root.querySelector('input') as HTMLInputElement;
  field.checked = true;
  keepEntered(root);
  await act(async () => void hydrateRoot(root, box));
  for (let piece = 0; piece < 3; piece += 1) act(enterAgain);
  expect(heard).toEqual([true]);
});

test('words of an input method are entered when they have been put together', async () => {
  const root = served();
  const field = root.querySelector('input') as HTMLInputElement;
  await act(async () => void hydrateRoot(root, <Form />));
  fireEvent.compositionStart(field);
  act(enterAgain);
  expect(known(root).name).toBe('');
  fireEvent.compositionEnd(field);
  await waitFor(() => expect(known(root).name).toBe(all.name));
});

test('who goes on writing while another page is drawn goes on there at the same place', async () => {
  const root = served();
  const old = root.querySelector('input') as HTMLInputElement;
  old.focus();
  old.setSelectionRange(0, 0);
  const aside = document.createElement('div');
  root.before(aside);
  keepWriting(() => aside.append(...root.childNodes));
  await act(async () => createRoot(root).render(<Form />));
  old.setSelectionRange(1, 2);
  keepWriting(() => aside.remove());
  act(enterAgain);
  const field = root.querySelector('input') as HTMLInputElement;
  expect(field).toHaveFocus();
  expect([field.selectionStart, field.selectionEnd]).toEqual([1, 2]);
});
