import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers } from '@harbor/ui/testing';
import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { teacher, teachingCalls } from '../../../testing/school';
import { TeacherForm } from './TeacherForm';

configure({ defaultHidden: true });

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0, applyAccept: false });

function open(one: ReturnType<typeof teacher> | undefined, handlers: Handlers = {}) {
  const { requests } = renderPage(<TeacherForm teacher={one} onClose={() => undefined} />, {
    ...{ path: '/staff/courses/teachers', session: 'staff', wrapper: Providers },
    handlers: { ...teachingCalls(), ...handlers },
  });
  return (key: string) => requests.filter((sent) => sent.key === key);
}

const portrait = new File(['x'], '头像.png', { type: 'image/png' });
const picture = '/media/teachers/2026/11/a.webp';

test('a picture is kept at once, and what is saved afterwards does not undo it', async () => {
  const sent = open(teacher({ revision: 4 }), {
    'POST /staff/teaching/picture/:id': { url: picture },
    'POST /staff/course/teacher/save': { data: [teacher({ avatar: picture, revision: 6 })] },
  });
  await user.upload(screen.getByLabelText('教师头像'), portrait);
  expect(await screen.findByRole('button', { name: '更换头像' })).toBeInTheDocument();
  expect(sent('POST /staff/teaching/picture/:id')[0]?.params).toEqual({ id: '2' });
  await user.type(screen.getByLabelText(/^答疑时间/), '周三 20:00');
  await user.click(screen.getByRole('button', { name: /^保\s?存$/ }));
  await waitFor(() => expect(sent('POST /staff/course/teacher/save')).toHaveLength(1));
  expect(sent('POST /staff/course/teacher/save')[0]?.body).toMatchObject({
    ...{ id: 2, avatar: picture, revision: 5, office_hours: '周三 20:00' },
  });
});

test('what is no picture is not sent, and what the server finds wrong is said', async () => {
  const sent = open(teacher(), {
    'POST /staff/teaching/picture/:id': problem(422, '图片太小，请换一张不小于 120 × 120 的'),
  });
  await user.upload(
    screen.getByLabelText('教师头像'),
    new File(['x'], '简历.pdf', { type: 'application/pdf' }),
  );
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(sent('POST /staff/teaching/picture/:id')).toHaveLength(0);
  await user.upload(screen.getByLabelText('教师头像'), portrait);
  expect(await screen.findByText('图片太小，请换一张不小于 120 × 120 的')).toBeInTheDocument();
});

test('somebody new is saved first', () => {
  open(undefined);
  expect(screen.getByText(/保存教师以后可以上传/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '上传头像' })).toBeNull();
});
