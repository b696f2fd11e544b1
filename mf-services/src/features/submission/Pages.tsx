export { Pager as Pages } from '@harbor/ui/pager';
