import type { FormField } from '@harbor/contract';
import { type Handlers, renderPage } from '@harbor/runtime/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { controls } from './controls';
import { JournalsControl } from './JournalsControl';

const user = userEvent.setup({ delay: null });

const field = { key: 'journals', label: '目标期刊', kind: 'journals', min: 0, max: 2 } as FormField;

const suggested = {
  data: [
    {
      id: 7,
      name: 'Tidal Law, Second Series',
      name_cn: '潮汐法学',
      issn: '2434-561X',
      matched: 'Harbour Notes',
    },
    { id: 8, name: 'Coastal Rules', name_cn: null, issn: null, matched: '' },
  ],
};

function Filled() {
  const [value, setValue] = useState<unknown>([]);
  return (
    <JournalsControl
      field={field}
      path="journals"
      id="field-journals"
      describedBy=""
      value={value}
      onChange={setValue}
      onLeave={() => {}}
      invalid={false}
      clock={{ today: '2026-11-21', minDays: 3 }}
      errors={{}}
      onBusy={() => {}}
      controls={controls}
    />
  );
}

const open = () =>
  renderPage(<Filled />, { handlers: { 'GET /magazine/suggest': suggested } satisfies Handlers });

const chosen = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

test('a journal is found in the library while one types, and stands there with its number', async () => {
  const { requests } = open();
  const box = screen.getByRole('combobox', { name: '目标期刊' });
  await user.type(box, 'harbour');
  await user.click(await screen.findByRole('option', { name: /Tidal Law/ }));
  expect(chosen()).toEqual(['Tidal Law, Second Series（ISSN 2434-561X）']);
  expect(requests[0]?.query).toEqual({ keyword: 'harbour' });
  await user.type(box, 'coastal');
  await screen.findByRole('option', { name: /Coastal Rules/ });
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(chosen()).toEqual(['Tidal Law, Second Series（ISSN 2434-561X）', 'Coastal Rules']);
  expect(box).toBeDisabled();
  await user.click(screen.getByRole('button', { name: '移除 Coastal Rules' }));
  expect(box).toBeEnabled();
});

test('one that the library does not know is taken as it is written', async () => {
  open();
  await user.type(screen.getByRole('combobox', { name: '目标期刊' }), '海陆材料, 综合{Enter}');
  expect(chosen()).toEqual(['海陆材料, 综合']);
});
