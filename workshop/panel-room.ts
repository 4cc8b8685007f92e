/** Whether the window is so narrow that a panel lies over the editor: beside it there is no room. workshop.css has the same width. */
export const coversEditor = () => matchMedia('(width < 800px)').matches
