/** Apart from other texts: the placeholder comes without the widget. */
export const documentForceFailedTexts = {
  vi: { "documentForce.failed": "Chưa tra cứu được văn bản còn hiệu lực hay không. Vui lòng thử lại." },
  en: { "documentForce.failed": "The portal could not find out whether this document is in force. Please try again." },
};
