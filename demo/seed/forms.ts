type Field = {
  name: string
  label: string
  type: 'text' | 'email' | 'tel' | 'url' | 'date' | 'textarea' | 'select' | 'checkbox' | 'file'
  is_required: boolean
  max_length: number | null
  hint: string | null
  autocomplete: string | null
  options: { value: string; title: string }[]
}
export type SeedForm = {
  key: string
  title: string
  text: string
  submit: string
  thanks: { title: string; message: string }
  /** Said to who has sent it before, where it counts once. */
  repeat?: { title: string; message: string }
  fields: Field[]
}

type Extra = Partial<Omit<Field, 'name' | 'label' | 'type' | 'options'>> & {
  options?: Record<string, string>
}

const field = (name: string, label: string, type: Field['type'], extra: Extra = {}): Field => ({
  ...{ name, label, type, is_required: true, max_length: null, hint: null, autocomplete: null },
  ...extra,
  options: Object.entries(extra.options ?? {}).map(([value, title]) => ({ value, title })),
})

const name = (label = 'Your name') => field('name', label, 'text', { max_length: 80, autocomplete: 'name' })
const email = (label = 'E-mail') => field('email', label, 'email', { max_length: 254, autocomplete: 'email' })
const phone = (is_required = true) =>
  field('phone', 'Telephone', 'tel', { max_length: 30, autocomplete: 'tel', is_required })
const agreed = (label: string) => field('agreed', label, 'checkbox')
const proof = (label: string, hint: string, is_required = true, key = 'proof') =>
  field(key, label, 'file', { hint, is_required })
const FILE_HINT = 'A JPEG, PNG or WebP picture or a PDF, up to 5 MB. We delete it after thirty days at most.'
const born = field('born_on', 'Date of birth', 'date', { autocomplete: 'bday' })

/** How each form is drawn; what it accepts is checked against the same names. */
export const SEED_FORMS: readonly SeedForm[] = [
  {
    key: 'affiliate',
    title: 'Become an affiliate',
    text: 'Tell us where you would write about us and who reads it.',
    submit: 'Send the request',
    thanks: {
      title: 'Thank you',
      message: 'We read every request ourselves and answer within three working days.',
    },
    fields: [
      name(),
      email(),
      phone(false),
      field('website', 'Your site or profile', 'url', {
        max_length: 300,
        hint: 'Begins with https://',
        autocomplete: 'url',
      }),
      field('audience', 'What it is', 'select', {
        options: {
          blog: 'A blog',
          social: 'A social profile',
          newsletter: 'A newsletter',
          business: 'A business',
          other: 'Something else',
        },
      }),
      field('message', 'Anything you would like to add', 'textarea', {
        max_length: 2000,
        is_required: false,
      }),
      agreed('I have read how the affiliate programme works'),
    ],
  },
  {
    key: 'contact',
    title: 'Write to us',
    text: 'A florist reads every message, every day from eight in the morning to eight at night.',
    submit: 'Send the message',
    thanks: {
      title: 'Thank you for writing',
      message: 'A florist will answer by e-mail, usually within a few hours and always within a day.',
    },
    fields: [
      name(),
      email(),
      phone(false),
      field('order_id', 'Order number, if it is about one', 'text', { max_length: 8, is_required: false }),
      field('topic', 'What it is about', 'select', {
        options: {
          order: 'An order',
          delivery: 'Delivery',
          flowers: 'Flowers and care',
          payment: 'Payment',
          business: 'Flowers for a business',
          other: 'Something else',
        },
      }),
      field('message', 'Message', 'textarea', { max_length: 3000 }),
    ],
  },
  {
    key: 'contest',
    title: 'Enter the contest',
    text: 'One entry a month for each e-mail address.',
    submit: 'Enter',
    thanks: {
      title: 'You are in',
      message: 'We choose on the first Monday of the month and write to everybody, whoever wins.',
    },
    repeat: {
      title: 'You are in this month’s contest already',
      message: 'Your first entry of the month is the one we look at. The next contest begins on the first.',
    },
    fields: [
      name(),
      email(),
      field('story', 'The story of your bouquet', 'textarea', {
        max_length: 1500,
        hint: 'Who it was for and what happened.',
      }),
      proof(
        'A photograph of it',
        'If you have one. A JPEG, PNG or WebP picture, up to 5 MB.',
        false,
        'photo',
      ),
      agreed('I took the photograph myself and you may show it with my first name'),
    ],
  },
  {
    key: 'draw',
    title: 'Enter the draw',
    text: 'One entry a month for each e-mail address, and nothing to buy.',
    submit: 'Put me in the draw',
    thanks: {
      title: 'You are in the draw',
      message: 'It is drawn on the last Friday of the month. If you win, we write to you the same day.',
    },
    repeat: {
      title: 'You are in this month’s draw already',
      message:
        'There is one entry a month for each address, and yours is in the hat. Come again on the first.',
    },
    fields: [name(), email(), phone(false), agreed('I live in the UK and am 18 or over')],
  },
  {
    key: 'free-bouquet',
    title: 'Who deserves flowers?',
    text: 'Tell us about somebody. We read every one.',
    submit: 'Tell us about them',
    thanks: {
      title: 'Thank you for telling us',
      message: 'Each Friday we choose one story and send flowers. We write to you if it is yours.',
    },
    repeat: {
      title: 'You have told us about them already',
      message: 'Their story is with us, as you told it first. Tell us about somebody else, if there is one.',
    },
    fields: [
      name(),
      email(),
      phone(),
      field('recipient', 'Their name', 'text', { max_length: 80 }),
      field('postcode', 'Their postcode', 'text', { max_length: 10 }),
      field('reason', 'Why them', 'textarea', { max_length: 500 }),
      agreed('They would not mind being surprised'),
    ],
  },
  {
    key: 'youth-discount',
    title: 'Ask for the discount',
    text: 'For students of any age and anybody from 16 to 25.',
    submit: 'Send my proof',
    thanks: {
      title: 'Your proof is with us',
      message:
        'We look at it within a working day, write to you with your code, and delete the file after thirty days at most.',
    },
    fields: [
      name(),
      email(),
      born,
      field('standing', 'What you are', 'select', {
        options: { student: 'A student, of any age from 16', 'under-26': 'From 16 to 25' },
      }),
      field('school', 'School, college or university', 'text', {
        max_length: 120,
        hint: 'Or “working”, if you are no longer at one.',
      }),
      proof('Your student card or, up to 25, any card with your date of birth', FILE_HINT),
      agreed('The card is mine'),
    ],
  },
  {
    key: 'senior-discount',
    title: 'Ask for the discount',
    text: 'For anybody of 60 and over.',
    submit: 'Send my proof',
    thanks: {
      title: 'Your proof is with us',
      message:
        'We look at it within a working day, write to you with your code, and delete the file after thirty days at most.',
    },
    fields: [
      name(),
      email(),
      born,
      proof('A bus pass, railcard or another card with your date of birth', FILE_HINT),
      agreed('The card is mine'),
    ],
  },
  {
    key: 'vip',
    title: 'Ask for an account',
    text: 'For people and firms that send flowers often.',
    submit: 'Ask for a call',
    thanks: { title: 'Thank you', message: 'One of our florists will ring you within two working days.' },
    fields: [
      name(),
      email(),
      phone(),
      field('company', 'Company, if it is one', 'text', {
        max_length: 120,
        is_required: false,
        autocomplete: 'organization',
      }),
      field('bouquets_a_year', 'Bouquets in a year, roughly', 'select', {
        options: { 'up-to-12': 'Up to 12', '13-to-50': '13 to 50', 'over-50': 'More than 50' },
      }),
      field('message', 'Anything we should know', 'textarea', { max_length: 1500, is_required: false }),
      agreed('You may ring me about this'),
    ],
  },
  {
    key: 'greeting-card-free',
    title: 'Send a card',
    text: 'By e-mail, free, with a drawing from our sketchbook.',
    submit: 'Send the card',
    thanks: {
      title: 'Your card is on its way',
      message: 'It goes to the address you gave, with your words and your name on it, and a copy to yours.',
    },
    repeat: {
      title: 'You have sent this very card today',
      message:
        'It went out once, and a second one like it would only look odd. Change the words or the flower, and it goes as a new one.',
    },
    fields: [
      { ...name('From'), name: 'sender' },
      email('Your e-mail'),
      field('recipient', 'To', 'text', { max_length: 80 }),
      field('recipient_email', 'Their e-mail', 'email', { max_length: 254 }),
      field('design', 'Flower', 'select', {
        options: {
          peony: 'Peony',
          rose: 'Rose',
          tulip: 'Tulip',
          sunflower: 'Sunflower',
          lavender: 'Lavender',
          anemone: 'Anemone',
        },
      }),
      field('text', 'Your words', 'textarea', { max_length: 300 }),
    ],
  },
  {
    key: 'unsubscribe',
    title: 'Without a message of ours at hand',
    text: 'We send a link to your address and it ends our offers and reminders there: anybody could type it in here, so only the link does.',
    submit: 'Send me the link',
    thanks: {
      title: 'We have sent you a link',
      message:
        'Open it and press its button: until then nothing changes. After that you get e-mails from us only about orders.',
    },
    fields: [
      email(),
      field('reason', 'Why', 'select', {
        options: {
          'too-many': 'Too many messages',
          'not-relevant': 'They are not about me',
          'never-signed-up': 'I never signed up',
          moved: 'I have moved away',
          other: 'Something else',
        },
      }),
      field('message', 'Anything you would like to add', 'textarea', {
        max_length: 1000,
        is_required: false,
      }),
    ],
  },
]
