/** Whether this is the phone's build of a component: for words that are shorter there. A layout that differs has two files. */
export const onPhone: boolean = false;
