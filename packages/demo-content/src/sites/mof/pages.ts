import type { SitePage } from "../../site-seed.ts";

export const pages: readonly SitePage[] = [
  {
    slug: "about",
    title: "About the Ministry of Finance",
    counterpart: "gioi-thieu",
    html: `<p>The Ministry of Finance is the government agency responsible for the state management of public finance, the budget, taxes and fees, customs, the treasury, national reserves, prices, securities, insurance and investment. The text of this page is sample content.</p>
<h2>Main responsibilities</h2><ul><li>Strategy, planning and policy for finance and investment;</li><li>Preparing, executing and settling the state budget;</li><li>Administration of taxes, fees and customs;</li><li>Management of public debt, cash and property;</li><li>Development of the capital and insurance markets;</li><li>Price management and valuation.</li></ul>
<h2>Organisation</h2><p>The Ministry consists of functional departments, specialised agencies, public service units and a vertical network in the provinces.</p>
<table><caption>Groups of units</caption><thead><tr><th scope="col">Group</th><th scope="col">Main tasks</th></tr></thead><tbody><tr><th scope="row">Departments</th><td>Policy advice and budget coordination</td></tr><tr><th scope="row">Agencies</th><td>Prices, public property, information technology</td></tr><tr><th scope="row">Service units</th><td>Research, training, publishing</td></tr></tbody></table>
<h2>Further reading</h2><p><a href="/mof/ministry-leader">Leadership</a>, <a href="/mof/former-minister">former ministers</a>, <a href="/mof/gioi-thieu-bo">more about the Ministry</a>.</p>`,
  },
  {
    slug: "contacts-us",
    title: "Contact us",
    counterpart: "thong-tin-lien-he",
    html: `<p>You can reach the Ministry in the following ways. Address and numbers are sample data.</p><h2>Visiting us</h2><p>Please register at the reception by the main gate and bring an identity document. The entrance, the lifts and the reception rooms on the ground floor are accessible by wheelchair.</p><h2>Contact points</h2><table><caption>Telephone and e-mail</caption><thead><tr><th scope="col">Subject</th><th scope="col">Telephone</th><th scope="col">E-mail</th></tr></thead><tbody><tr><th scope="row">Help desk</th><td>+84 24 0000 0000</td><td><a href="mailto:help@example.org">help@example.org</a></td></tr><tr><th scope="row">Feedback</th><td>+84 24 0000 0001</td><td><a href="mailto:feedback@example.org">feedback@example.org</a></td></tr><tr><th scope="row">Press office</th><td>+84 24 0000 0002</td><td><a href="mailto:press@example.org">press@example.org</a></td></tr></tbody></table><h2>Questions</h2><p>Questions about policy are answered publicly under <a href="/mof/question-answer">Questions and answers</a>.</p>`,
  },
  {
    slug: "terms-of-use",
    title: "Terms of use",
    counterpart: "dieu-khoan-su-dung",
    html: `<p>By using this portal you agree to the terms below.</p><h2>Reuse of information</h2><p>Information may be reused free of charge, provided the source is named and the content is not distorted.</p><h2>Limits of liability</h2><p>Documents are published for reference; where they differ, the officially issued text prevails.</p><h2>Personal data</h2><p>The portal collects only what is needed to handle a request and does not pass it on.</p><blockquote><p>All content of this version is sample data.</p></blockquote>`,
  },
  {
    slug: "accessibility",
    title: "Accessibility statement",
    counterpart: "tro-nang",
    html: `<p>This portal is built so that everyone can use it, including people with disabilities and older people.</p><h2>What we have done</h2><ul><li>Every function works with the keyboard;</li><li>There are light, dark and high-contrast themes;</li><li>Pictures have text equivalents, videos have captions and transcripts;</li><li>Text can be enlarged to 200% without loss of content.</li></ul><h2>Feedback</h2><p>Please write to <a href="mailto:help@example.org">help@example.org</a>; we answer within five working days.</p>`,
  },
];
