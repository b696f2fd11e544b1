export { LeaveSheet as Leave } from '@harbor/ui/leave-question/mobile';
