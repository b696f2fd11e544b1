import { Readable } from 'node:stream';
import type { journalMatch } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { aboutMatching } from './about';
import { matchJournals } from './match';
import { takeTitles, tryTitles } from './titles/take';

export const routes: AreaHandlers<typeof journalMatch> = {
  'POST /magazine/match': ({ core, user, body }) => matchJournals(core, user?.id, body),
  'GET /magazine/match/about': ({ core }) => aboutMatching(core),
  'POST /staff/journals/titles/check': ({ core, request }) =>
    tryTitles(core, (request.body ?? Readable.from([])) as Readable),
  'POST /staff/journals/titles/upload': ({ core, user, query, request }) =>
    takeTitles(core, user.id, query.name, (request.body ?? Readable.from([])) as Readable),
};
