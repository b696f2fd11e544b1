import { z } from 'zod';
import { defineArea } from '../../endpoint';
import { id, idParams, nothing, rowRevision } from '../../fields';
import { line, lines, word } from '../../people-fields';
import { pressRule } from '../../press-rules';
import { deskReport, deskSpecial, deskTag } from './fields';

const staff = { access: 'staff', right: 'press' } as const;

const introduction = lines({ error: '请填写简介' })
  .min(10, '简介至少10个字')
  .max(pressRule.introduction, `简介最多${pressRule.introduction}个字`);

const tags = z.object({ data: z.array(deskTag) });
const specials = z.object({ data: z.array(deskSpecial) });

/** With an id the one that is changed, as somebody saw it; without one a new one. */
const which = { id: id.optional(), revision: rowRevision.optional() };

export const shelfCalls = defineArea({
  'GET /staff/press/tags': { summary: '运营：全部标签', ...staff, rate: 'read', data: tags },
  'POST /staff/press/tag/save': {
    summary: '运营：新建或修改标签',
    ...staff,
    rate: 'write',
    body: z.strictObject({
      ...which,
      title: line({ error: '请填写标签' }).min(2, '标签为2至12个字').max(12, '标签为2至12个字'),
      introduction,
    }),
    data: tags,
  },
  'POST /staff/press/tag/merge/:id': {
    summary: '运营：把一个标签并入另一个',
    ...staff,
    rate: 'write',
    params: idParams,
    body: z.strictObject({ into: id }),
    data: tags,
  },
  'POST /staff/press/tag/delete/:id': {
    summary: '运营：删除没有头条使用的标签',
    ...staff,
    rate: 'write',
    params: idParams,
    data: nothing,
  },
  'GET /staff/press/specials': { summary: '运营：全部专题', ...staff, rate: 'read', data: specials },
  'POST /staff/press/special/save': {
    summary: '运营：新建或修改专题',
    ...staff,
    rate: 'write',
    body: z.strictObject({
      ...which,
      title: line({ error: '请填写专题名称' }).min(2, '专题名称为2至20个字').max(20, '专题名称为2至20个字'),
      introduction,
      cover: word({ error: '请选择封面' }).min(1, '请选择封面').max(200, '封面地址不正确'),
    }),
    data: specials,
  },
  'POST /staff/press/special/order': {
    summary: '运营：调整专题的顺序',
    ...staff,
    rate: 'write',
    body: z.strictObject({ ids: z.array(id).min(1, '请选择专题').max(200, '专题太多') }),
    data: specials,
  },
  'POST /staff/press/special/delete/:id': {
    summary: '运营：删除没有头条的专题',
    ...staff,
    rate: 'write',
    params: idParams,
    data: nothing,
  },
  'GET /staff/press/report/:id': {
    summary: '运营：一条纠错',
    ...staff,
    rate: 'read',
    params: idParams,
    data: deskReport,
  },
  'POST /staff/press/report/answer/:id': {
    summary: '运营：答复一条纠错，读者会收到通知',
    ...staff,
    decides: 'press',
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      adopted: z.boolean('请选择是否采纳'),
      reply: lines({ error: '请填写答复' }).min(2, '请填写答复').max(300, '答复最多300个字'),
    }),
    data: deskReport,
  },
});
