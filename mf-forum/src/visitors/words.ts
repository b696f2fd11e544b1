/** What visitors are told before they go to the login. */
export const comesBack = '登录后会回到这里，写好的内容不会丢。';
export const toLogin = '去登录';
export const later = '先看看';
