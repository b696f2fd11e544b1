import { decide, type GuardSession } from './guard';

const visitor: GuardSession = {
  loggedIn: false,
  isTeacher: false,
  isRead: false,
  isStaff: false,
  pending: false,
};
const buyer = { ...visitor, loggedIn: true };
const teacher = { ...buyer, isTeacher: true, isRead: true };

test('a public page is for everybody, at once', () => {
  expect(decide({ access: 'public' }, { ...visitor, pending: true })).toEqual({ kind: 'pass' });
});

test('a login page sends a visitor home with the warning and menu item 1', () => {
  expect(decide({ access: 'login' }, visitor)).toEqual({
    kind: 'deny',
    warning: '请登录',
    to: '/',
    menuItem: 1,
    loginHelps: true,
  });
  expect(decide({ access: 'login' }, buyer)).toEqual({ kind: 'pass' });
});

test.each([
  ['a visitor', visitor, '请登录后进入接单平台'],
  ['a user who is no teacher', buyer, '请认证成功后进入接单平台'],
  ['a teacher who has not signed the rules', { ...buyer, isTeacher: true }, '请认证成功后进入接单平台'],
])('the order-taking platform turns %s away', (_, session, warning) => {
  expect(decide({ access: 'teacher' }, session)).toMatchObject({ kind: 'deny', warning, to: '/' });
});

test('the order-taking platform takes a certified teacher', () => {
  expect(decide({ access: 'teacher' }, teacher)).toEqual({ kind: 'pass' });
});

test('staff pages are for staff', () => {
  expect(decide({ access: 'staff' }, visitor)).toMatchObject({ warning: '请登录' });
  expect(decide({ access: 'staff' }, teacher)).toMatchObject({ kind: 'deny', loginHelps: false });
  expect(decide({ access: 'staff' }, { ...buyer, isStaff: true })).toEqual({ kind: 'pass' });
});

test('nobody is turned away while it is not known who they are', () => {
  expect(decide({ access: 'login' }, { ...visitor, pending: true })).toEqual({ kind: 'wait' });
  expect(decide({ access: 'teacher' }, { ...buyer, pending: true })).toEqual({ kind: 'wait' });
  expect(decide({ access: 'teacher' }, { ...teacher, pending: true })).toEqual({ kind: 'pass' });
});
