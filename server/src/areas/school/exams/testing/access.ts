import { defineAccessTo, open } from '../../../../testing/access/entry';
import { insertCourse, paidCourse } from '../../../trade/courses/testing/courses';
import { handIn, putExam, putQuestion, start } from './exams';

const places = 'places in one’s own paper, which are numbers of nothing else';
const exam = 'exams are for everybody; who has the course may take them';

export const access = defineAccessTo(
  async (own, site) => {
    const { token } = own.user;
    const { core } = site;
    // One of its own: the course that everybody has in common is still to be bought.
    const course = await insertCourse(core);
    await paidCourse(site, token, course);
    const examOf = async () =>
      putExam(core, course, [await putQuestion(core, course), await putQuestion(core, course)]);
    const begun = async (id: number) => (await start(site, token, id)).data.attempt_id;
    const ended = await examOf();
    const handedIn = await begun(ended);
    await handIn(site, token, handedIn);
    return {
      exam: await examOf(),
      ended,
      handedIn,
      running: await begun(await examOf()),
      // The one that is handed in, so that all other calls find theirs.
      doomed: await begun(await examOf()),
    };
  },
  {
    'GET /examination/list': open({
      'query.course': 'courses are for everybody',
      'query.video': 'so are lessons',
    }),
    'POST /examination/start/:id': open({ 'params.id': exam }, (_own, _site, mine) => ({
      params: { id: (mine as { exam: number }).exam },
    })),
    'GET /examination/paper/:id': {
      input: (_own, _site, { running }) => ({ params: { id: running } }),
    },
    'PUT /examination/save/:id': {
      input: (_own, _site, { running }) => ({
        params: { id: running },
        body: { answers: [{ place: 1, answer: ['A'], version: 1 }] },
      }),
      shared: { 'body.answers': places },
    },
    'POST /examination/validate/:id': {
      input: (_own, _site, { doomed }) => ({ params: { id: doomed }, body: {} }),
      shared: { 'body.answers': places },
    },
    'GET /examination/result/:id': {
      input: (_own, _site, { ended, handedIn }) => ({
        params: { id: ended },
        query: { attempt: String(handedIn) },
      }),
      shared: { 'params.id': exam },
    },
    'GET /examination/attempts/:id': open({ 'params.id': exam }),
  },
);
