export { LeaveDialog as LeaveQuestion } from '@harbor/ui/leave-question/desktop';
