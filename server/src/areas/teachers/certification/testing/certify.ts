import { Readable } from 'node:stream';
import { type ApplyItem, checkDigit } from '@harbor/contract/teacher-apply-items';
import sharp from 'sharp';
import type { TestApp } from '../../../../testing/app';
import { receivePart } from '../../../base/files/upload/part';
import { saveStep } from '../apply/save';
import { certificationState } from '../apply/state';
import { handIn } from '../apply/submit';
import { approve } from '../desk/decide';
import { judgeItem } from '../desk/judge';
import { openApplicationFor } from '../desk/open';
import { handOver, uploadKey } from '../evidence/upload';

export const nowOf = (site: TestApp) => new Date(site.clock.now());

/** A number whose last digit is right, of somebody born in 1985. */
export function idNumber(n = 1): string {
  const first = `42010619850315${String(n % 1000).padStart(3, '0')}`;
  return first + checkDigit(first);
}

/** A photograph, another one for each number. */
export const picture = (n = 0): Promise<Buffer> =>
  sharp({
    create: { width: 320, height: 220, channels: 3, background: { r: (n * 37) % 255, g: 90, b: 120 } },
  })
    .composite([
      {
        input: Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="220"><text x="20" y="${40 + (n % 5) * 30}" font-size="${20 + (n % 7) * 4}">证${n}</text><rect x="${(n * 53) % 260}" y="${(n * 29) % 160}" width="60" height="50" fill="#fff"/></svg>`,
        ),
      },
    ])
    .png()
    .toBuffer();

/** Uploads and hands over one piece of evidence. */
export async function evidence(
  site: TestApp,
  userId: number,
  item: 'id_front' | 'id_back' | 'degree_proof' | 'title_proof' | 'work_proof',
  content?: Buffer,
  name = '材料.png',
) {
  const bytes = content ?? (await picture(userId * 7 + item.length));
  const { key, upload } = await uploadKey(site.core, userId, { item, name, size: bytes.length });
  await receivePart(site.core, userId, upload, 0, Readable.from([bytes]) as never);
  return handOver(site.core, userId, key);
}

export const form = {
  ...{ real_name: '陆思远', gender: 1, degree: 'doctor' as const },
  ...{ university: { id: 1, name: '北京大学' }, major: { id: null, name: '湖沼生态学' } },
  ...{ graduated: '2017-07', degree_no: '1000120170100', title: '副研究员', unit: '东湖研究所' },
  ...{ subject_ids: [8], disciplines: ['0830'], languages: ['zh' as const, 'en' as const] },
  intro: '做湖泊沉积物微塑料研究十一年，愿意把研究方法讲清楚。',
  works: [{ year: 2025, title: '湖泊沉积物微塑料的垂向迁移', place: '环境科学', role: '第一作者' }],
  ...{ skills: [17, 15], sample: '原句把相关写成了因果，建议改为“与……相关”，并说明数据的来源。' },
};

const origin = { ip: '127.0.0.1', userAgent: 'test' };

/** Everything filled in and uploaded, nothing handed in. */
export async function fillIn(site: TestApp, userId: number, n = userId): Promise<void> {
  await saveStep(site.core, userId, 3, { step: 'form', ...form } as never);
  await saveStep(site.core, userId, 3, {
    ...{ step: 'teacherid', id_type: 'resident', id_number: idNumber(n) },
  } as never);
  const { application } = await certificationState(site.core, userId);
  for (const item of ['id_front', 'id_back', 'degree_proof', 'title_proof'] as const)
    if (!application.items.find(({ key }) => key === item)?.filled) await evidence(site, userId, item);
}

/** Hands it in with the consents. */
export const submit = (site: TestApp, userId: number): Promise<void> =>
  handIn(site.core, {
    ...{ userId, consents: { id_data: '1.0', truth: true as const }, now: nowOf(site) },
    ...origin,
  });

/** An application that waits. @returns its id */
export async function waiting(site: TestApp, userId: number): Promise<number> {
  await fillIn(site, userId);
  await submit(site, userId);
  return (await certificationState(site.core, userId)).application.id;
}

/** Judges every item that is there. */
export async function passAll(
  site: TestApp,
  staffId: number,
  id: number,
  userId: number,
  but: Partial<Record<ApplyItem, string>> = {},
): Promise<void> {
  const { application } = await certificationState(site.core, userId);
  for (const { key, filled } of application.items) {
    const item = key as ApplyItem;
    if (!filled) continue;
    const reason = but[item];
    await judgeItem(site.core, staffId, id, { item, result: reason ? 2 : 1, ...(reason && { reason }) });
  }
}

/** From nothing to an approved teacher who has not signed. @returns the application */
export async function approved(site: TestApp, staffId: number, userId: number): Promise<number> {
  const id = await waiting(site, userId);
  await openApplicationFor(site.core, staffId, id);
  await passAll(site, staffId, id, userId);
  await approve(site.core, staffId, id);
  return id;
}
