/** Said whenever something is no longer in the state that the caller saw. */
export const staleMessage = '状态已变化，请刷新';
