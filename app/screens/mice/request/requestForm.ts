/** The id of the form, by which the boxes of the venues further up belong to it; its draft's name too. */
export const REQUEST = 'quote';
