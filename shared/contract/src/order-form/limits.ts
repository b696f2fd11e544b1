/** How many institutions and teachers a buyer can avoid with an order: the forms take so many, and pages say so. */
export const mostAvoided = 10;
