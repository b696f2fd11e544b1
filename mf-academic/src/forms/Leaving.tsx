export { LeaveDialog as Leaving } from '@harbor/ui/leave-question/desktop';
