import { fieldsOf } from '@harbor/contract/order-form/answers';
import { shippedSchema } from '../../../server/src/areas/trade/forms/schemas.ts';
import { orderToFill } from '../../../server/src/areas/trade/forms/testing/forms.ts';
import { fill, pieces } from './shapes.mjs';
import { ask } from './wire.mjs';

/** Answers as full as a body can be: every text, list and row of a form. */
function fullAnswers(fields, piece, room) {
  return Object.fromEntries(
    fields.map((field) => {
      const text = fill(piece, Math.min((field.max ?? 2000) * 2, room));
      const list = Array.from({ length: 100 }, (_, i) => `${i}${fill(piece, 50)}`);
      const value = {
        rows: () => Array.from({ length: 40 }, () => fullAnswers(field.fields ?? [], piece, 100)),
        tags: () => list,
        journals: () => list,
        directories: () => list,
        multi: () => list,
        slots: () => list,
        either: () => ({ text, files: [] }),
        range: () => ({ from: text, to: text }),
        files: () => [],
        check: () => true,
        switch: () => true,
      }[field.kind];
      return [field.key, value ? value() : text];
    }),
  );
}

/** The forms with most fields, kept and handed in, full of what is hard to read. */
export async function* forms(site) {
  for (const form of [1, 5, 9, 13, 17, 21, 26]) {
    const { id, token } = await orderToFill(site, { formNo: form });
    const headers = { authorization: `Bearer ${token}` };
    const fields = fieldsOf(shippedSchema(form));
    for (const [what, path] of [
      ['kept', `/api/applet/orderform/${id}/draft`],
      ['handed in', `/api/applet/orderform/${id}`],
    ])
      yield {
        input: `order form ${form}, ${what}`,
        shapes: Object.entries(pieces).map(([name, piece]) => {
          const made = (room) =>
            JSON.stringify({
              form,
              schema_version: shippedSchema(form).version,
              revision: 0,
              answers: fullAnswers(fields, piece, room),
            });
          let room = 20_000;
          let body = made(room);
          while (Buffer.byteLength(body) > 319_000 && room > 10) {
            room /= 2;
            body = made(room);
          }
          return [name, () => ask(site.url, { method: 'POST', path, headers, body })];
        }),
      };
  }
}
