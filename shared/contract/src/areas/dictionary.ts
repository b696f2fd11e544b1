import { z } from 'zod';
import { defineArea } from '../endpoint';
import { idParams, moment, smallId } from '../fields';
import { line, lines, word } from '../people-fields';

const keyword = word().max(50, '最多输入50个字').optional();

/** What a candidate is like. */
const near = z.object({ id: z.int(), name: z.string(), detail: z.string() });

const leaf = z.object({ value: z.string(), label: z.string() });

const deskCandidate = z.object({
  id: z.int(),
  /** 1 院校 2 专业 */
  kind: z.int(),
  kind_text: z.string(),
  text: z.string(),
  status: z.int(),
  status_text: z.string(),
  /** By how many applications it was written. */
  asked: z.int(),
  user_id: z.int().nullable(),
  nickname: z.string(),
  near: z.array(near),
  target: z.string(),
  reason: z.string(),
  created_at: moment,
  decided_at: moment.nullable(),
});

const candidate = { access: 'staff', right: 'dictionary', rate: 'write', decides: 'dictionary' } as const;

/** Universities, majors, disciplines and services to choose from. */
export const dictionary = defineArea({
  'GET /teacher/university': {
    summary: '院校：按中文名、英文名、简称搜索',
    access: 'public',
    rate: 'search',
    forEverybody: true,
    query: z.object({ keyword }),
    data: z.object({
      data: z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          english: z.string(),
          province: z.string(),
          /** 1 本科 2 专科 3 科研院所 */
          level: z.int(),
        }),
      ),
    }),
  },
  'GET /teacher/major': {
    summary: '专业：按名称或代码搜索',
    access: 'public',
    rate: 'search',
    forEverybody: true,
    query: z.object({ keyword }),
    data: z.object({
      data: z.array(
        z.object({
          id: z.int(),
          code: z.string(),
          name: z.string(),
          class_name: z.string(),
          /** 门类, 1 to 14. */
          field_id: z.int(),
        }),
      ),
    }),
  },
  'GET /major/list': {
    summary: '专业：门类、专业类、专业三级',
    access: 'public',
    rate: 'read',
    forEverybody: true,
    data: z.object({
      data: z.array(
        leaf.extend({
          children: z.array(
            leaf.extend({
              children: z.array(z.object({ value: z.int(), label: z.string(), code: z.string() })),
            }),
          ),
        }),
      ),
    }),
  },
  'GET /subject': {
    summary: '学科：门类与一级学科两级',
    access: 'public',
    rate: 'read',
    forEverybody: true,
    data: z.object({ data: z.array(leaf.extend({ children: z.array(leaf) })) }),
  },
  'GET /category': {
    summary: '服务分类',
    access: 'public',
    rate: 'read',
    forEverybody: true,
    data: z.object({ data: z.array(z.object({ id: z.int(), title: z.string() })) }),
  },
  'GET /teacher/category': {
    summary: '老师可以接的服务，按大厅的分类',
    access: 'public',
    rate: 'read',
    forEverybody: true,
    data: z.object({
      data: z.array(
        z.object({
          key: z.string(),
          title: z.string(),
          services: z.array(z.object({ no: z.int(), title: z.string() })),
        }),
      ),
    }),
  },
  'GET /staff/dictionary/candidate/:id': {
    summary: '运营：申请人填写的一个院校或专业，以及相近的',
    access: 'staff',
    right: 'dictionary',
    rate: 'read',
    params: idParams,
    data: deskCandidate,
  },
  'POST /staff/dictionary/add/:id': {
    summary: '运营：收录为新的院校或专业',
    ...candidate,
    params: idParams,
    body: z.strictObject({
      name: line({ error: '请填写名称' }).min(2, '名称至少2个字').max(50, '名称最多50个字'),
      province: line().max(10, '地区最多10个字').optional(),
      level: z.literal([1, 2, 3], '请选择层次').optional(),
      english: line().max(120, '英文名最多120个字').optional(),
      /** Four digits of the class (专业类) of a major. */
      class_code: z
        .string()
        .regex(/^\d{4}$/, '请选择专业类')
        .optional(),
    }),
    data: deskCandidate,
  },
  'POST /staff/dictionary/merge/:id': {
    summary: '运营：并入已有的院校或专业',
    ...candidate,
    params: idParams,
    body: z.strictObject({ target: smallId }),
    data: deskCandidate,
  },
  'POST /staff/dictionary/refuse/:id': {
    summary: '运营：不收录，写明原因；申请里仍按所填显示',
    ...candidate,
    params: idParams,
    body: z.strictObject({
      reason: lines({ error: '请填写原因' }).min(2, '请填写原因').max(200, '原因最多200个字'),
    }),
    data: deskCandidate,
  },
});

export type DictionaryCandidate = z.output<typeof deskCandidate>;
