import { readdirSync } from 'node:fs';
import * as actionBar from './ActionBar.mobile';
import * as button from './Button.mobile';
import * as checkbox from './Checkbox.mobile';
import * as overlay from './Overlay.mobile';
import * as pager from './Pager.mobile';
import * as platform from './platform.mobile';
import * as states from './states.mobile';
import * as textField from './TextField.mobile';

/** The compiler holds each component of the phone to the type of the desktop's. */
const phone = {
  ActionBar: actionBar satisfies typeof import('./ActionBar'),
  Button: button satisfies typeof import('./Button'),
  Checkbox: checkbox satisfies typeof import('./Checkbox'),
  Overlay: overlay satisfies typeof import('./Overlay'),
  TextField: textField satisfies typeof import('./TextField'),
  Pager: pager satisfies typeof import('./Pager'),
  platform: platform satisfies typeof import('./platform'),
  states: states satisfies typeof import('./states'),
};

test('each component of the phone offers what the desktop has, and is in the list above', () => {
  const files = readdirSync(__dirname).filter((name) => /\.mobile\.tsx?$/.test(name));
  expect(files.map((name) => name.split('.')[0]).sort()).toEqual(Object.keys(phone).sort());
  for (const [name, module] of Object.entries(phone))
    expect(Object.keys(module)).toEqual(Object.keys(jest.requireActual(`./${name}`)));
});
