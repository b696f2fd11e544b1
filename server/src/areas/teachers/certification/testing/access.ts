import { Readable } from 'node:stream';
import { defineAccessTo } from '../../../../testing/access/entry';
import { receivePart } from '../../../base/files/upload/part';
import { evidenceTicket } from '../evidence/tickets';
import { uploadKey } from '../evidence/upload';
import { evidence, picture } from './certify';

const entries = {
  'body.university.id': 'the dictionary is everybody’s',
  'body.major.id': 'the dictionary is everybody’s',
};

const step = {
  step: 'form' as const,
  university: { id: 1, name: '北京大学' },
  major: { id: 1, name: '哲学' },
};

export const access = defineAccessTo(
  async (own, site) => {
    const kept = await evidence(site, own.user.id, 'degree_proof');
    const spare = await evidence(site, own.user.id, 'work_proof');
    const bytes = await picture(own.user.id);
    const key = await uploadKey(site.core, own.user.id, {
      ...{ item: 'title_proof' as const, name: '职称.png', size: bytes.length },
    });
    await receivePart(site.core, own.user.id, key.upload, 0, Readable.from([bytes]) as never);
    const { id } = await site.core.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', own.user.id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const ticket =
      evidenceTicket(site.core, { sessionId: id }, { id: kept.id, view_type: 'webp' }).url.split(
        'ticket=',
      )[1] ?? '';
    return { kept: kept.id, spare: spare.id, key: key.key, ticket };
  },
  {
    'POST /teacher/v2/certification': { input: () => ({ body: step }), shared: entries },
    'POST /teacher/v3/certification': { input: () => ({ body: step }), shared: entries },
    'POST /teacher/upload_key': {
      input: (_own, _site, mine) => ({
        body: { item: 'degree_proof', name: '证书.png', size: 1000, replaces: mine.kept },
      }),
    },
    'POST /teacher/file': { input: (_own, _site, mine) => ({ body: { key: mine.key } }) },
    'POST /teacher/file/remove/:id': { input: (_own, _site, mine) => ({ params: { id: mine.spare } }) },
    'POST /teacher/file/ticket/:id': { input: (_own, _site, mine) => ({ params: { id: mine.kept } }) },
    'GET /teacher/file/raw/:id': {
      input: (_own, _site, mine) => ({ params: { id: mine.kept }, query: { ticket: mine.ticket } }),
    },
  },
);
