// A fault of the input as a sentence. See engine/input_fault.h.
#include <ostream>

#include "engine/input_fault.h"
#include "engine/text.h"

namespace papelotte {

std::string InputFault::text() const { return text(Speech{}); }

std::string InputFault::text(const Speech& speech) const {
    std::string said;
    for (const Message& sentence : sentences_) {
        Message whole = sentence;
        if (&sentence != &sentences_.front()) whole.arguments.push_back(Argument::of_word("why", said));
        said = (texts_ ? *texts_ : common_texts()).say(whole, speech);
    }
    return said;
}

std::ostream& operator<<(std::ostream& out, const InputFault& fault) { return out << fault.text(); }

}  // namespace papelotte
