export { useAnswerInvitation } from './queries';
export { useTaking } from './useTaking';
