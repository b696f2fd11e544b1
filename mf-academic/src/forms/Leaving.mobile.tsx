export { LeaveSheet as Leaving } from '@harbor/ui/leave-question/mobile';
