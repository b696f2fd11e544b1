import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useCombobox } from './useCombobox';

const user = userEvent.setup({ delay: null });

function Field({ words, onPick }: { words: string[]; onPick: (word: string) => void }) {
  const [open, setOpen] = useState(true);
  const lines = open ? words : [];
  const box = useCombobox({
    lines: lines.length,
    label: '建议',
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    onPick: (line) => onPick(lines[line] ?? ''),
  });
  return (
    <>
      <input aria-label="搜索" {...box.field} />
      {lines.length > 0 ? (
        <div {...box.list}>
          {lines.map((word, n) => (
            <div key={word} {...box.option(n)}>
              {word}
            </div>
          ))}
        </div>
      ) : null}
    </>
  );
}

function open(words = ['润色', '翻译']) {
  const onPick = jest.fn();
  const { rerender } = render(<Field words={words} onPick={onPick} />);
  const field = screen.getByRole('combobox', { name: '搜索' });
  field.focus();
  const active = () =>
    document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
  return {
    onPick,
    field,
    active,
    offer: (next: string[]) => rerender(<Field words={next} onPick={onPick} />),
  };
}

test('arrows walk through the lines and back into the field, which keeps the focus', async () => {
  const { field, active } = open();
  expect(field).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: '建议' }).id);
  expect(active()).toBeUndefined();
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('润色');
  expect(screen.getByRole('option', { name: '润色' })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('翻译');
  await user.keyboard('{ArrowDown}');
  expect(active()).toBeUndefined();
  await user.keyboard('{ArrowUp}');
  expect(active()).toBe('翻译');
  expect(field).toHaveFocus();
});

test('Enter picks the line that is marked, and is left to the form in the field itself', async () => {
  const { field, onPick } = open();
  const enter = createEvent.keyDown(field, { key: 'Enter' });
  fireEvent(field, enter);
  expect(enter.defaultPrevented).toBe(false);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onPick).toHaveBeenCalledWith('润色');
});

test('a click picks its line, and the field keeps the focus', async () => {
  const { field, onPick } = open();
  await user.click(screen.getByRole('option', { name: '翻译' }));
  expect(onPick).toHaveBeenCalledWith('翻译');
  expect(field).toHaveFocus();
});

test('Escape closes the list, and only then empties a search field; an arrow opens it again', async () => {
  const { field } = open();
  await user.keyboard('{Escape}');
  expect(field).toHaveAttribute('aria-expanded', 'false');
  const second = createEvent.keyDown(field, { key: 'Escape' });
  fireEvent(field, second);
  expect(second.defaultPrevented).toBe(false);
  await user.keyboard('{ArrowDown}');
  expect(field).toHaveAttribute('aria-expanded', 'true');
});

test('a mark beyond the end of a shorter list is gone', async () => {
  const { active, offer } = open();
  await user.keyboard('{ArrowUp}');
  expect(active()).toBe('翻译');
  offer(['润色']);
  expect(active()).toBeUndefined();
});

test('keys of an input method choose no line', () => {
  const { field, active } = open();
  fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true });
  expect(active()).toBeUndefined();
});
