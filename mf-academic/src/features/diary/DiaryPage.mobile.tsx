export { DiaryPage, DiaryPage as default } from './DiaryPage';
