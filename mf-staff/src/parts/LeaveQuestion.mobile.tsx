export { LeaveSheet as LeaveQuestion } from '@harbor/ui/leave-question/mobile';
