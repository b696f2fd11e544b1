import { type FormAnswers, formBody } from './formDraft';

const answers: FormAnswers = {
  real_name: '陆思远',
  gender: 0,
  degree: '',
  university: null,
  major: null,
  graduated: null,
  degree_no: '',
  title: '',
  unit: '',
  subject_ids: [],
  disciplines: [],
  languages: [],
  intro: '',
  works: [
    { year: 2025, title: '湖泊沉积物微塑料的垂向迁移', place: '', role: '第一作者' },
    { year: 0, title: '', place: '', role: '' },
  ],
  skills: [],
  sample: '',
};

test('half of a work waits until it is whole, and a degree that was not chosen is not sent', () => {
  const body = formBody(answers);
  expect(body.works).toHaveLength(1);
  expect(body).not.toHaveProperty('degree');
  expect(formBody({ ...answers, degree: 'doctor' }).degree).toBe('doctor');
});
