import type { FormAnswers, FormField, OrderFormSchema } from '@harbor/contract';
import { fieldsOf, shownFields } from '@harbor/contract/order-form/answers';
import { sampleAnswers } from '@harbor/contract/order-form/testing/sample';
import type { APIRequestContext } from '@playwright/test';
import { call, type Token } from './api';
import { pdf, picture } from './files';
import { buy } from './shop';
import { uploadFile } from './upload';

/** How many forms there are, and services of the demo data at least. */
const forms = 26;
const services = 52;

/** An order of a service whose form is written to the last field, and not handed in. */
export interface WrittenForm {
  form: number;
  orderId: number;
  /** Keys of the fields that stand on the page, in their order. */
  fields: string[];
}

/** One service for each form, by the form's number. */
async function goodsByForm(request: APIRequestContext): Promise<Map<number, number>> {
  const found = new Map<number, number>();
  const ids = Array.from({ length: services }, (_, i) => i + 1);
  const details = await Promise.all(ids.map((id) => call(request, 'GET', `/service/detail/${id}`)));
  for (const { id, form_no, status } of details) if (status === 1) found.set(Number(form_no), Number(id));
  return found;
}

const kinds = { pdf, png: picture, csv: Buffer.from('组别,次数\n一,3\n') } as const;

/** Puts a real file wherever the sample names one. */
async function withFiles(
  request: APIRequestContext,
  token: Token,
  field: FormField,
  value: unknown,
): Promise<unknown> {
  if (field.kind !== 'files' || !Array.isArray(value)) return value;
  const ending = (['pdf', 'png', 'csv'] as const).find((one) => field.types?.includes(one) ?? one === 'pdf');
  if (!ending) throw new Error(`No file for ${field.key}`);
  const put = async (file: object, i: number) => {
    const name = `${field.key}-${i + 1}.${ending}`;
    const id = await uploadFile(request, token, name, kinds[ending], 'order_form');
    return { ...file, id, name, type: ending };
  };
  return Promise.all(value.map(put));
}

async function writeForm(
  request: APIRequestContext,
  token: Token,
  form: number,
  goods: number,
): Promise<WrittenForm> {
  const orderId = await buy(request, token, goods);
  const own = await call(request, 'GET', `/orderform/${orderId}`, { token });
  const schema = await call<OrderFormSchema>(request, 'GET', `/orderform/schema/${form}`);
  const clock = { today: String(own.today), minDays: Number(own.min_days) };
  const answers: FormAnswers = sampleAnswers(schema, clock);
  for (const field of fieldsOf(schema))
    answers[field.key] = await withFiles(request, token, field, answers[field.key]);
  await call(request, 'POST', `/orderform/${orderId}/draft`, {
    token,
    body: { form, schema_version: own.schema_version, revision: own.revision, answers },
  });
  const fields = shownFields(fieldsOf(schema), answers).map(({ key }) => key);
  return { form, orderId, fields };
}

/** An order for each of the forms, all of them written. */
export async function writeAllForms(request: APIRequestContext, token: Token): Promise<WrittenForm[]> {
  const goods = await goodsByForm(request);
  const numbers = Array.from({ length: forms }, (_, i) => i + 1);
  const written: WrittenForm[] = [];
  // A few at once: one person's calls beyond that the server would put off.
  while (numbers.length > 0)
    written.push(
      ...(await Promise.all(
        numbers.splice(0, 4).map((form) => {
          const id = goods.get(form);
          if (!id) throw new Error(`No service asks for form ${form}`);
          return writeForm(request, token, form, id);
        }),
      )),
    );
  return written;
}
