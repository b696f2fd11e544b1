export { LeaveDialog as Leave } from '@harbor/ui/leave-question/desktop';
